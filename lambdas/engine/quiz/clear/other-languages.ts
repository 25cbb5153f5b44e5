import type { Material } from '../../material.ts';
import { termKey } from '../../text/words.ts';

interface Rules {
  /** Words that stand for something the sentences before name. */
  readonly open: RegExp;
  /** "The method saved …": a subject with the definite article, and the verb right behind it. */
  readonly subject: RegExp;
}

/** By ISO 639-1. */
const rules: Readonly<Record<string, Rules>> = {
  de: {
    open: /^(?:\S+ ){0,6}(?:er|sie|es|ihn|ihm|ihr|ihnen|ihre\p{L}?|seine?\p{L}?|dies\p{L}*|jene\p{L}*|solche\p{L}*|deren|dessen)(?=[ ,.])|, (?:die|der|das) das (?=\p{Ll})|(?<!\p{L})(?:dort|damals|daraus|davon|dazu|dafür|daran|darin|darauf|hier|dabei|danach|zuvor|später|vorher|ebenfalls|dieselben?)(?=[ ,.])/iu,
    subject:
      /^(?:Der|Die|Das) (?<noun>\p{Lu}[\p{L}-]+) (?!(?:des|der|von|vom|in|im|am|an|auf|aus|mit|zwischen|für|zu|zum|zur|bei|über|unter|gegen|nach|und)\b)\p{Ll}/u,
  },
  es: {
    open: /^(?:\S+ ){0,6}(?:él|ellas?|ellos|est[aeo]s?|es[aeo]s?|aquel\p{L}*|sus?|les?|lo)(?=[ ,.])|^(?:La|El|Los|Las) (?:de|del|que) |(?<!\p{L})(?:la|los?|las) \p{Ll}+(?:an|en|aron|ieron|aban)(?= )|(?<!\p{L})(?:allí|allá|aquí|entonces|antes|después|también|dich[oa]s?)(?=[ ,.;])(?! de\b)|^(?!(?:El|La|Los|Las|Una?|Unos|Unas|En|Del?|Al?|Con|Por|Para|Sin|Sobre|Entre|Desde|Hasta|Hacia|Según|Tras|Durante|Cada|Tod[ao]s?|Casi|Cerca|Más|Menos|Solo|Sólo|Como|Cuando|Si|Aunque|Quien|Mientras|Porque|Ante|Bajo|Much[ao]s|Varios|Varias|Dos|Tres|Cuatro|Cinco|Seis|Alrededor|Antes|Después) )\p{Lu}\p{Ll}+[aeon] (?:cerca|unos|unas|una?|el|los|las|más|hasta|alrededor|en|de|al?|con|por) |^(?:Se|Mide|Pesa|Dura|Es|Son|Fue|Era|Eran|Fueron|Está|Estaba|Tiene|Tenía|Hay|Había|Consta|Murió|Nació|Llegó|Vivió|\p{L}+(?:aron|ieron|aban|ó)) |^(?:En|El|A|Desde|Hasta|Hacia|Tras) [^,]{0,28}\d{3,4},? \p{Ll}+(?:ó|aron|ieron|aba|aban|ía|ían)(?= )/u,
    subject:
      /^(?:El|La|Los|Las) (?<noun>\p{Ll}+) (?:\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían)|fue|fueron|era|eran|tiene|es|son|está|mide|dura|da|sube)(?= )/u,
  },
};

/** What is named so often has been told of by then. */
const OFTEN = 4;

export const isClearElsewhere = (text: string, { language, termByKey }: Material): boolean => {
  const rule = rules[language.code];
  if (!rule) return true;
  const noun = rule.subject.exec(text)?.groups?.['noun'];
  const term = noun === undefined ? undefined : termByKey.get(termKey(noun));
  const known =
    noun === undefined || term?.topic === true || (term?.definition ?? null) !== null || (term?.count ?? 0) >= OFTEN;
  return known && !rule.open.test(text);
};
