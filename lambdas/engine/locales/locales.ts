import { any } from './any/any.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import type { Locale } from './locale.ts';

/** The languages with rules of their own. A language is added here and in a folder of its name. */
const locales: readonly Locale[] = [english, german, spanish];

/** What is known of a language, ISO 639-1. One without a folder gets what holds in any. */
export const localeOf = (language: string): Locale => locales.find(({ code }) => code === language) ?? any;
