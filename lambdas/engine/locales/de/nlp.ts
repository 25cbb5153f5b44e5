import { type LocaleNlp, wordSet } from '../locale.ts';

const functionWords = wordSet(`aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf
aus außerdem bei beim bereits bin bis bist da dabei dadurch dafür daher damit danach dann daran darauf daraus darin
darüber das dass dazu dein dem den denn dennoch der deren des deshalb dessen die dies diese diesem diesen dieser dieses
doch dort du durch ein eine einem einen einer eines einige er erst es etwa etwas euch für ganz gegen geht gibt hat hatte
hatten hätte heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden
jeder jedes jedoch jene kann kein keine können könnte man mehr mein meist mich mir mit muss müssen nach neben nicht
nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit selbst sich sie sind so sobald sodass sogar
solche soll sollte sondern sonst sowie über um und uns unter viel viele vom von vor während wann war waren warum was
weder weg weil weiter welche welcher wenn wer werden wie wieder will wir wird wo wurde wurden zu zum zur zwar zwei
zwischen`);

const leaning =
  /^["“„»(]*(?:dies(?:e[mnrs]?)?|jene[mnrs]?|solche[mnrs]?|das (?:ist|war|heißt|führt|bedeutet)|er|sie|es|ihr[e]?[mnrs]?|sein[e]?[mnrs]?|man|dabei|dadurch|dafür|damit|danach|daran|darauf|daraus|darin|darüber|daher|deshalb|dennoch|dann|dort|hier|auch|außerdem|aber|und|oder|doch|jedoch|so|also|zudem|schließlich|später|zunächst|anschließend|gleichzeitig|trotzdem|beide[rsn]?|andere[rsn]?|in diese[mnrs]|aus diesem grund|auf diese weise|zum beispiel|im gegensatz dazu|letztere[rsn]?|erstere[rsn]?)(?=[\s,.;:])/i;

export const nlp: LocaleNlp = {
  tagger: null,
  abbreviations: wordSet('bzw z z.b d d.h u u.a nr abb jh jhs usw ca dr prof st vgl etc evtl ggf inkl v n chr'),
  mayEnd: wordSet('usw etc jh chr'),
  starters: wordSet('der die das ein eine im es sie er in an auf bei mit nach wenn weil als so und aber wir'),
  functionWords,
  singular: (word) => word.toLowerCase(),
  article: /^(?:der|die|das|dem|den|des|eine?[mnrs]?)\s+/i,
  leaning,
  pointing:
    /\b(?:siehe|vgl\.|(?:Abbildung|Abb\.|Tabelle|Kapitel|Seite|Abschnitt) \d|wie (?:oben|unten)|(?:oben|unten) (?:genannt|erwähnt|beschrieben)\w*|im Folgenden|wie wir (?:gesehen|sehen)|in diesem (?:Kapitel|Abschnitt|Text|Artikel|Dokument)|klicken)\b|https?:|www\.|\[\d+\]/i,
  deictic:
    /\b(?:dies(?:e[mnrs]?)?|jene[mnrs]?|solche[mnrs]?|hier|dort|er|ihm|ihn|wir|uns|unsere?[mnrs]?|ich|du|letztere[rsn]?|erstere[rsn]?|da(?:bei|durch|für|mit|nach|ran|rauf|raus|rin|rüber))\b/i,
  fragment: null,
  supposed: null,
  takesBack: null,
  definitions: [
    /^(?:(?:Der|Die|Das|Ein|Eine) )?(?<term>\p{Lu}[\p{L}’ -]{2,40}?)(?: \([^)]{2,30}\))? (?:ist|sind) (?<text>(?:ein|eine|(?:der|die|das) \p{Lu}\p{L}+,? (?:der|die|das|des|von|bei|in)) .{8,})$/u,
    /^(?:Als|Unter) (?<term>\p{Lu}[\p{L}’ -]{2,40}?) (?:bezeichnet|versteht) man (?<text>.{12,})$/u,
  ],
  markedDefinitions: [
    /^(?:(?:Der|Die|Das|Ein|Eine) )?(?<term>\p{Lu}[\p{L}’ -]{2,40}?)(?: \([^)]{2,30}\))? (?:ist|sind) (?<text>.{12,})$/u,
  ],
};
