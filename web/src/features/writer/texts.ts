import { counted, filled, texts } from '../../texts/catalogue.ts';

export const writerTexts = texts('writer', {
  title: 'Who writes',
  intro: 'What you choose writes from the next lesson on; one that is being written goes on as it began.',
  listLabel: 'Writers',
  engine: 'Study edition, no AI',
  engineText: 'your own sentences at once, no story',
  local: filled('{model} on this computer'),
  localText: filled('{server}: free, and nothing leaves this computer'),
  look: 'Look for models again',
  change: 'Choose who writes',
  chipLocal: 'Written by {model} on this computer',
  chipEngine: '{edition}, no AI',
  chipLost: '{model} does not answer',
  edition: 'Study edition',
  qualityTitle: 'How good is it?',
  recordLead: counted({
    one: '{model} has written {count} lesson for you.',
    other: '{model} has written {count} lessons for you.',
  }),
  tookSeconds: counted({ one: 'The last one took {count} second.', other: 'The last one took {count} seconds.' }),
  tookMinutes: counted({ one: 'The last one took {count} minute.', other: 'The last one took {count} minutes.' }),
  recordPassed: 'Questions that passed our checks',
  recordChecked: 'Lessons checked whole against the material',
  partOf: filled('{part} of {whole}'),
  notTried: filled(
    '{model} has not finished a lesson for you yet. Whatever it writes is checked: a question that fails is left out, and a sentence that your material does not support is mended or taken out.',
  ),
  found: 'Found on this computer',
  question: filled('{server} answers on this computer with {model}. Use it for stories?'),
  questionText: 'Your material stays here and a lesson costs nothing. On this computer it may take minutes.',
  accept: 'Use it',
  decline: 'Not now',
  absentTitle: 'No model on this computer yet',
  absentText:
    'The study edition works without: your text in sections, with questions on its own sentences. Stories need a model that writes.',
  steps: 'How to get one',
  install: 'Install Ollama from {site} (free)',
  pull: 'Get a model: {command}',
  site: 'ollama.com',
  command: 'ollama pull mistral',
  back: 'Come back here and look again.',
  silent: filled('{model} does not answer. Start it again, or go on with the study edition.'),
  silentForOthers: filled('{model} does not answer at the moment. Whoever runs this installation can start it again.'),
  saved: filled('{writer} writes from the next lesson on.'),
  failed: 'That could not be changed. Look for models again.',
});

const MINUTE_SECONDS = 60;

/** How long the last lesson took; minutes from the second one on. */
export const lastTook = (seconds: number): string =>
  seconds < 2 * MINUTE_SECONDS
    ? writerTexts.tookSeconds(seconds)
    : writerTexts.tookMinutes(Math.round(seconds / MINUTE_SECONDS));
