import type { LocaleEdition } from '../edition.ts';

export const edition: LocaleEdition = {
  genres: false,
  signs: {
    sequence: /\b(?:primero|después|luego|por último|finalmente|pasos?|etapas?|fases?)\b/i,
    cause: /\b(?:porque|por eso|ya que|debido a|causa|provoca\w*|gracias a)\b/i,
    contrast: /\b(?:sin embargo|mientras que|en cambio|pero|a diferencia)\b/i,
    'part-whole': /\b(?:consta de|se compone|formad[oa] por|partes? de|contiene)\b/i,
    quantity: /\d|\b(?:mitad|doble|por ciento)\b/i,
    hierarchy: /\b(?:encima|debajo|nivel|depende|controla)\b/i,
    network: /\b(?:une|unen|conecta\w*|enlaza\w*|red)\b/i,
    feedback: /\b(?:vuelve|vuelven|ciclo|de nuevo|otra vez|regresa)\b/i,
    classification: /\b(?:tipos? de|clases? de|formas? de|pertenece)\b/i,
  },
};
