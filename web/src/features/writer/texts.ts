import { filled, texts } from '../../texts/catalogue.ts';

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
  back: 'Come back here and look again.',
  silent: filled('{model} does not answer. Start it again, or go on with the study edition.'),
  silentForOthers: filled('{model} does not answer at the moment. Whoever runs this installation can start it again.'),
  saved: filled('{writer} writes from the next lesson on.'),
  failed: 'That could not be changed. Look for models again.',
});
