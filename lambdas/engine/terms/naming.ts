import type { Language } from '../languages/language.ts';
import { wordSet } from '../languages/language.ts';
import { termKey, words } from '../text/words.ts';
import { commonWords, rarity } from './common-words.ts';
import { isNominal } from './phrases.ts';

/** Labels of a form or of minutes, in the languages whose prose is understood best. */
const fields = wordSet(
  `note notes example examples step default warning tip result stage type types function functions formula method
  structure harm owner due date time place location attendee attendees present apologies agenda decision decisions action
  actions status risk risks budget deadline question questions answer answers goal goals objective objectives summary
  conclusion chair minutes author source sources version subject topic priority responsible next today yesterday monday
  tuesday wednesday thursday friday saturday sunday e.g i.e see where input output usage syntax
  nota notas ejemplo ejemplos fecha lugar hora asistentes decisión decisiones acción acciones responsable pregunta
  hinweis beispiel beispiele datum ort zeit teilnehmer entscheidung entscheidungen aufgabe aufgaben verantwortlich frage
  warnung tipp ergebnis schritt copyright url doi isbn issn keywords keyword editor editors publisher published vorsicht achtung wichtig merke merksatz nb ps caution important remember criticism hint reminder danger
  atención cuidado importante recuerda ojo`,
);

/** Parts of minutes and plans where what stands before a colon is a person or a thing to do. */
const FORM =
  /^(?:(?:open )?(?:risks?|actions?|action items|decisions?|next steps|to.?dos?|tasks?|attendees|agenda|minutes|owners?|timeline|schedule|risiken|aufgaben|entscheidungen|nächste schritte|beschlüsse|riesgos|tareas|acciones|decisiones|próximos pasos|acuerdos))$/i;
export const isForm = (heading: string | null): boolean => heading !== null && FORM.test(heading);

export const isField = (label: string): boolean =>
  fields.has(termKey(label).split(' ')[0] ?? '') && words(label).length <= 2;

const CLAUSE =
  /^(?:this|that|these|those|it|they|he|she|we|you|i|there|here|what|which|who|such|one|some|many|most|all|both|each|another|other|others|its|their|his|her|our|your|my|so|if|when|while|because|as|since|for|in|on|at|by|with|from|to|and|but|or|however|only|also|then|now|no|not|please|notice|record|recall|remember|suppose|imagine|consider|basically|every|any|much|few|several|two|three|four|five)\b|\b(?:that|which|who|than|your|our|my|this|these|them|it|is|are|was|were|be|been|can|could|will|would|should|must|has|have|had|do|does|did|not)\b|^\w+ly\b/i;
/** "tree holds a directory" is a clause, whatever its verb is taken for. */
const ARTICLE_INSIDE = /\S (?<!\bof )(?:an?|the) /i;
const SIGNS = /[.,?!;:"“”(){}\\$=<>|[\]@#]/;

/** "Best case" says how something is and names nothing; "dead letter" does. */
const JUDGED =
  /^(?:best|worst|better|worse|first|last|next|same|other|good|bad|new|old|main|only|whole|big|small|large|great|high|low|important|simple|similar|different|certain|general|special|common|possible|real|single|second|third|final|current) /i;
/** Where something is, or how it is, in languages whose grammar is not asked about: "In der Mitte", "más conocido". */
const PLACED: Readonly<Record<string, RegExp>> = {
  de: /^(?:in|im|am|an|auf|aus|bei|mit|nach|unter|über|vor|zu|zum|zur|von|vom|innen|außen|oben|unten|vorne?|hinten|links|rechts|dort|hier|heute|früher|später|größte|kleinste|erste|letzte|bekannteste)(?:[rns]|)(?: |$)/i,
  es: /^(?:más|menos|muy|tan|mejor|peor|mayor|menor|otr[oa]s?|primer[oa]?|segund[oa]|últim[oa]|únic[oa]|principal|resto|nombre|en|de|con|por|para|dentro|fuera|arriba|abajo)(?: |$)/i,
};
const LEAST_RARITY = 0.4;

/** Whether a phrase can stand as the name of an idea; grammar is asked about in English only. */
export const isTerm = (phrase: string, language: Language): boolean => {
  const parts = words(phrase);
  if (parts.length === 0 || parts.length > 5 || phrase.length < 2 || phrase.length > 48) return false;
  if (SIGNS.test(phrase) || /^\d/.test(phrase) || language.stopWords.has(phrase.toLowerCase())) return false;
  if (language.code !== 'en') return parts.length <= 4 && !PLACED[language.code]?.test(phrase);
  if (CLAUSE.test(phrase) || ARTICLE_INSIDE.test(phrase) || (parts.length === 1 && commonWords.has(termKey(phrase))))
    return false;
  return !(JUDGED.test(phrase) && rarity(termKey(phrase)) < LEAST_RARITY) && isNominal(phrase);
};
