import type { LocaleEdition } from '../edition.ts';

export const edition: LocaleEdition = {
  genres: false,
  signs: {
    sequence: /\b(?:zuerst|zunächst|dann|danach|schließlich|Schritte?|Stufen?|Phasen?)\b/,
    cause: /\b(?:weil|deshalb|daher|sodass|Ursache|Grund|damit)\b/,
    contrast: /\b(?:dagegen|während|anders als|aber|jedoch|statt)\b/,
    'part-whole': /\b(?:besteht aus|bestehen aus|Teile? (?:von|der|des)|enthält)\b/,
    quantity: /\d|\b(?:Hälfte|doppelt|Prozent)\b/,
    hierarchy: /\b(?:Ebene|abhängig|leitet|Leitung)\b/,
    network: /\b(?:verband|verbindet|verbunden|Netz|Verbindung)\b/,
    feedback: /\b(?:wieder|zurück|Kreislauf|erneut)\b/,
    classification: /\b(?:Arten? von|Formen? von|gehört zu|gehören zu)\b/,
  },
};
