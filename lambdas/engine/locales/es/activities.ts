import type { LocaleActivities } from '../activities.ts';

export const activities: LocaleActivities = {
  means: '¿Qué puede significar «{term}»?',
  sort: { headings: '¿Bajo qué título va cada cosa?', columns: '¿Dónde va cada cosa?' },
  steps: {
    ordered: /(?<!\p{L})(?:pasos?|proceso|procedimiento|secuencia|etapas?|fases?|orden|instrucciones)(?!\p{L})/iu,
    unordered:
      /(?<!\p{L})(?:reglas?|tipos?|razones|ejemplos?|factores|características|preguntas?|ventajas|desventajas)(?!\p{L})/iu,
    counted: /^(?:paso|etapa|fase) \d{1,2}\s*[.:–—-]\s*/i,
    first: /^(?:primero|en primer lugar|al principio),\s+/i,
    next: /^(?:segundo|en segundo lugar|luego|después|a continuación|más tarde),\s+/i,
    last: /^(?:finalmente|por último|al final),\s+/i,
    dated: null,
    question: '{name}: ¿en qué orden van los pasos?',
    events: '',
  },
  why: ({ text }) => {
    const what = /^(?<what>\p{Lu}[^,;:«»()¿?!]{15,170}),? porque [^;:]{12,}$/u.exec(text)?.groups?.['what'];
    return what &&
      !/(?<!\p{L})(?:no|solo|sólo|est[eao]s?|es[eao]s?|ell[ao]s?|él|su|sus|lo|dich[oa]s?)(?!\p{L})/iu.test(what)
      ? `¿Por qué es así? «${what}.»`
      : undefined;
  },
  unfit:
    /(?<!\p{L})(?:tu|tus|su opinión|figura|tabla|gráfico|diagrama|calcul\w*|dibuj\w*|investig\w*|arriba|abajo|no|excepto|menos)(?!\p{L})/iu,
};
