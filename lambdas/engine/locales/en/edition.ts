import type { LocaleEdition } from '../edition.ts';

export const edition: LocaleEdition = {
  genres: true,
  signs: {
    sequence: /\b(?:first,|then\b|next,|afterwards|finally|after that|steps?\b|stages?\b|phases?\b|followed by)/i,
    cause: /\b(?:because|so that|causes?|caused|leads? to|led to|results? in|therefore|due to|as a result)\b/i,
    contrast: /\b(?:whereas|unlike|in contrast|on the other hand|rather than|instead of|differs?|but not)\b/i,
    'part-whole': /\b(?:consists? of|made (?:up )?of|composed of|parts? of|comprises?|divided into)\b/i,
    quantity: /\b(?!1\d{3}\b|20\d\d\b)\d[\d.,]*\b|\b(?:half|twice|percent|majority)\b/i,
    hierarchy: /\b(?:above|below|ranks?|levels?|leaders?|managers?|controls?|governs?|depends on)\b/i,
    network: /\b(?:connects?|connected|connections?|links?|linked|networks?|joins?|joined|combines?)\b/i,
    feedback: /\b(?:feedback|in turn|cycles?|circle|loops?|regulates?|reinforces?|returns? to|repeated(?:ly)?)\b/i,
    classification: /\b(?:kinds? of|types? of|forms? of|class(?:es)? of|categor\w+|belongs? to)\b/i,
  },
};
