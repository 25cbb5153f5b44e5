import type { Material } from '../../material.ts';
import type { Sentence } from '../../text/chunk.ts';
import { hasLooseStart, META, standsAlone } from '../stem.ts';
import { isClearInEnglish } from './english.ts';
import { isClearElsewhere } from './other-languages.ts';

/** Whether somebody who sees nothing but this text knows whom and what it speaks of. */
export const isClear = (text: string, material: Material, headed = false): boolean =>
  !hasLooseStart(text, material.language) &&
  (material.language.code === 'en' ? isClearInEnglish(text, material, headed) : isClearElsewhere(text, material));

/** A sentence that can be asked about by itself; `headed` where the heading it stands under is shown with it. */
export const canBeAsked = (sentence: Sentence, material: Material, least = 8, most = 38, headed = false): boolean =>
  standsAlone(sentence, material.language, least, most) &&
  !META.test(sentence.text) &&
  isClear(sentence.text, material, headed);
