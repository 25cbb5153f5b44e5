import { texts } from './catalogue.ts';

/** Texts for installations without a language model, where the embedded engine writes. */
export const basicTexts = texts('basic', {
  notice:
    'No language model is connected here, so “Basic, no AI” makes a study edition: your material whole and in order, with key terms, exercises and questions around it. The genre or universe you choose stays outside of the text.',
  noticeRunner:
    'Whoever runs this installation can connect one: start Ollama, LM Studio, llama.cpp or vLLM on the same computer, then Fabula again (README, “Which model writes”).',
  unable: '“Basic, no AI” cannot follow this. Only a language model does.',
  difficultyHint:
    'The words stay those of your material: “Basic, no AI” chooses its sentences, the length of its paragraphs and what is asked.',
  narratedBy: 'Told by “Basic, no AI”, without a language model: the sentences are those of the material.',
  openHint:
    'In your own words. Afterwards you tick yourself which points of your material it makes: without a language model nothing is compared for you.',
  usualTime: 'A few seconds in all',
  reviewText: 'Writing takes a few seconds.',
  creatingText:
    'This takes about 2-3 minutes with a language model, and a few seconds without one, as here. The first scene opens here as soon as it is written.',
  landingNotice:
    'This installation has no language model. Here “Basic, no AI” makes a study edition: your own words whole and in order, with exercises and questions. Further down this page you can see one.',
});
