import type { RelationKind } from './universe-card.ts';

/**
 * Likenesses for lessons that are not in English. The pictures of the universes are told in English; here the learner, who
 * knows the universe, is asked for one, and is told where it ends. `{term}` is an idea, `{universe}` the world.
 */
interface Abroad {
  readonly heading: string;
  readonly shows: string;
  readonly ends: string;
  readonly think: string;
  /** What the opening says of the universe, and of where the facts come from. */
  readonly cast: string;
  readonly own: string;
  readonly borrowed: string;
  readonly kinds: Readonly<
    Record<RelationKind, { readonly picture: string; readonly ends: string; readonly asks: string }>
  >;
  readonly signs: Readonly<Record<RelationKind, RegExp>>;
}

const spanish: Abroad = {
  heading: 'Una imagen de {universe}',
  shows: 'Esta parte lo muestra así: «{text}»',
  ends: 'Dónde termina la imagen.',
  think: 'Para pensar:',
  cast: 'Esta lección te lleva a {universe}: la conoces bien, y por eso eres tú quien pone las imágenes. De su trama no se cuenta nada.',
  own: 'Lo que se dice sobre «{topic}» procede de tu material, y cada imagen viene con el punto en que deja de valer.',
  borrowed: 'Lo que se dice sobre «{topic}» procede de un texto escrito para esta lección, no de tu material.',
  kinds: {
    sequence: {
      picture:
        'Piensa en un viaje o un plan de {universe} que solo salió bien porque cada paso llegó a su hora. Pon {term} al lado, paso por paso.',
      ends: 'Las historias se saltan la espera entre dos pasos; el texto no.',
      asks: '¿Qué paso de {term} no encuentra pareja en tu imagen?',
    },
    cause: {
      picture:
        'Recuerda un momento de {universe} en que algo ocurrió y solo después entendiste por qué. Mira {term} con los mismos ojos.',
      ends: 'En una historia, las causas las ordena un autor. Para {term} solo cuentan las que el texto puede mostrar.',
      asks: '¿Qué tendría que faltar para que {term} no se diera?',
    },
    contrast: {
      picture:
        'Elige dos lugares o dos figuras de {universe} que se parecen en mucho y se diferencian en una cosa. Pon {term} en el sitio de uno de ellos.',
      ends: 'En las historias uno de los dos suele ser el bueno. Aquí nadie tiene que tomar partido.',
      asks: '¿En qué se distingue {term} de lo que más se le parece?',
    },
    'part-whole': {
      picture:
        'Imagina un grupo, una nave o un edificio de {universe} que es más que sus partes. Nombra así las partes de {term}.',
      ends: 'Lo que se puede dibujar tiene bordes claros; las partes de {term} pueden solaparse.',
      asks: '¿Qué parte de {term} cuesta más encontrar en tu imagen?',
    },
    quantity: {
      picture:
        'En {universe} también hay algo que se cuenta, se ahorra o se mide. Lee las cifras de {term} con el mismo cuidado.',
      ends: 'Los números de una historia pueden ser tan grandes como ella quiera; los de {term} no.',
      asks: '¿Con qué compararías estas cifras para saber si son grandes o pequeñas?',
    },
    hierarchy: {
      picture:
        'Recuerda quién está por encima de quién en {universe} y cómo se nota. Busca el lugar de {term} en un orden así.',
      ends: 'El rango se da a las personas. El orden de {term} solo muestra qué depende de qué.',
      asks: '¿Qué está por encima de {term} en el texto y qué por debajo?',
    },
    network: {
      picture:
        'Dibuja unos lugares de {universe} y una línea entre los que tienen que ver entre sí. Haz otra hoja con {term} en el centro.',
      ends: 'En las historias todo puede acabar unido. Alrededor de {term} traza solo las líneas que el texto sostiene.',
      asks: '¿Qué línea hacia {term} trazarías más gruesa?',
    },
    feedback: {
      picture:
        'Piensa en alguien de {universe} a quien sus actos le volvieron y le hicieron cambiar. Pregunta lo mismo de {term}: qué vuelve y qué cambia.',
      ends: 'En una historia lo que vuelve es premio o castigo. Aquí es solo una consecuencia.',
      asks: '¿Lo que vuelve refuerza {term} o lo frena?',
    },
    classification: {
      picture:
        'En {universe} hay clases y casas, pueblos y oficios, y se sabe quién pertenece a cuál. Ordena {term} de la misma manera.',
      ends: 'En una historia se nace en una clase. Aquí decide una característica que el texto nombra.',
      asks: '¿Por qué característica se distingue {term} de su vecino?',
    },
  },
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

const german: Abroad = {
  heading: 'Ein Bild aus {universe}',
  shows: 'Dieser Teil zeigt es so: „{text}“',
  ends: 'Wo das Bild endet.',
  think: 'Zum Nachdenken:',
  cast: 'Diese Lektion führt dich durch {universe}: Du kennst diese Welt gut, und deshalb kommen die Bilder von dir. Von ihrer Handlung wird nichts verraten.',
  own: 'Was über „{topic}“ gesagt wird, stammt aus deinem Material, und zu jedem Bild gehört die Stelle, an der es nicht mehr stimmt.',
  borrowed:
    'Was über „{topic}“ gesagt wird, stammt aus einem Text, der für diese Lektion geschrieben wurde, nicht aus deinem Material.',
  kinds: {
    sequence: {
      picture:
        'Denk an eine Reise oder einen Plan aus {universe}, der nur gelang, weil jeder Schritt zur rechten Zeit kam. Lege {term} daneben, Schritt für Schritt.',
      ends: 'Geschichten lassen das Warten zwischen zwei Schritten weg, der Text nicht.',
      asks: 'Welcher Schritt findet in deinem Bild keinen Partner?',
    },
    cause: {
      picture:
        'Erinnere dich an einen Augenblick aus {universe}, in dem etwas geschah und du erst später verstanden hast, warum. Sieh mit denselben Augen auf {term}.',
      ends: 'In einer Geschichte ordnet jemand die Ursachen an. Hier zählen nur die, die der Text zeigen kann.',
      asks: 'Was hätte fehlen müssen, damit es anders gekommen wäre?',
    },
    contrast: {
      picture:
        'Wähle zwei Orte oder zwei Gestalten aus {universe}, die einander in vielem gleichen und sich in einem unterscheiden. Setze {term} an die Stelle der einen.',
      ends: 'In Geschichten ist meist eine der beiden Seiten die gute. Hier muss niemand Partei ergreifen.',
      asks: 'Worin unterscheidet sich {term} von dem, was am ähnlichsten ist?',
    },
    'part-whole': {
      picture:
        'Stell dir eine Gruppe, ein Schiff oder ein Gebäude aus {universe} vor, das mehr ist als seine Teile. Benenne ebenso, woraus {term} besteht.',
      ends: 'Was man zeichnen kann, hat klare Ränder. Die Teile von {term} können sich überschneiden.',
      asks: 'Welcher Teil ist in deinem Bild am schwersten zu finden?',
    },
    quantity: {
      picture:
        'Auch in {universe} gibt es etwas, das gezählt, gespart oder gemessen wird. Lies die Zahlen rund um {term} mit derselben Sorgfalt.',
      ends: 'Zahlen in einer Geschichte sind so groß, wie sie es braucht. Diese hier sind an die Welt gebunden.',
      asks: 'Womit würdest du diese Zahlen vergleichen, um zu sehen, ob sie groß oder klein sind?',
    },
    hierarchy: {
      picture:
        'Überlege, wer in {universe} über wem steht und woran man es merkt. Suche den Platz von {term} in einer solchen Ordnung.',
      ends: 'Ein Rang wird verliehen. Die Ordnung rund um {term} zeigt nur, was wovon abhängt.',
      asks: 'Was steht im Text darüber, und was darunter?',
    },
    network: {
      picture:
        'Zeichne einige Orte aus {universe} und eine Linie zwischen allen, die miteinander zu tun haben. Nimm ein zweites Blatt mit {term} in der Mitte.',
      ends: 'In Geschichten hängt am Ende alles zusammen. Zeichne hier nur die Linien, die der Text trägt.',
      asks: 'Welche Linie zu {term} würdest du am dicksten zeichnen?',
    },
    feedback: {
      picture:
        'Denk an jemanden aus {universe}, zu dem seine Taten zurückkamen und ihn änderten. Frage bei {term} dasselbe: Was kommt zurück, und was ändert es?',
      ends: 'In einer Geschichte ist das, was zurückkommt, Lohn oder Strafe. Hier ist es nur eine Folge.',
      asks: 'Verstärkt das, was zurückkommt, den Anfang oder bremst es ihn?',
    },
    classification: {
      picture:
        'In {universe} gibt es Häuser, Völker und Berufe, und man weiß, wer wohin gehört. Ordne {term} ebenso ein.',
      ends: 'In einer Geschichte wird man in eine Gruppe hineingeboren. Hier entscheidet ein Merkmal, das der Text nennt.',
      asks: 'An welchem Merkmal erkennst du den Unterschied zum Nachbarn?',
    },
  },
  signs: {
    sequence: /\b(?:zuerst|zunächst|dann|danach|schließlich|Schritte?|Stufen?|Phasen?)\b/,
    cause: /\b(?:weil|deshalb|daher|sodass|durch|Ursache|Grund|damit)\b/,
    contrast: /\b(?:dagegen|während|anders als|aber|jedoch|statt)\b/,
    'part-whole': /\b(?:besteht aus|bestehen aus|Teile? (?:von|der|des)|enthält)\b/,
    quantity: /\d|\b(?:Hälfte|doppelt|Prozent)\b/,
    hierarchy: /\b(?:über|unter|Ebene|abhängig|leitet|Leitung)\b/,
    network: /\b(?:verband|verbindet|verbunden|Netz|Verbindung)\b/,
    feedback: /\b(?:wieder|zurück|Kreislauf|erneut)\b/,
    classification: /\b(?:Arten? von|Formen? von|gehört zu|gehören zu)\b/,
  },
};

/** By ISO 639-1. */
export const abroad: Readonly<Record<string, Abroad>> = { es: spanish, de: german };
