import {
  EDIT_UPLOAD_BYTES,
  MATERIAL_CHARACTERS,
  PASS_MARK,
  planLimits,
  RECYCLING_DAYS,
  UPLOAD_BYTES,
} from '../../../../shared/catalogue/limits.ts';
import { languageCodes } from '../../../../shared/catalogue/locales.ts';
import { TRIAL_DAYS } from '../../../../shared/catalogue/plans.ts';
import { formatBytes } from '../../lib/words/format.ts';
import { inDigits, inWords } from '../../texts/numbers.ts';
import { faqTexts } from './texts.ts';

interface Category {
  slug: string;
  label: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

const { free, pro } = planLimits;
const { stories, lessonsPerMonth, expansionsPerMonth } = free;

export const categories: readonly Category[] = [
  {
    slug: 'getting-started',
    label: faqTexts.startTopic,
    questions: [
      [faqTexts.whatQ, faqTexts.whatA],
      [faqTexts.whoQ, faqTexts.whoA],
      [faqTexts.beginQ, faqTexts.beginA],
      [faqTexts.timeQ, faqTexts.timeA],
      [faqTexts.cardQ, faqTexts.cardA],
    ],
  },
  {
    slug: 'modes-and-workflow',
    label: faqTexts.modesTopic,
    questions: [
      [faqTexts.modesQ, faqTexts.modesA],
      [faqTexts.completeQ, faqTexts.completeA({ PASS_MARK })],
      [faqTexts.changeQ, faqTexts.changeA],
      [faqTexts.fewerQ, faqTexts.fewerA],
      [faqTexts.wrongQ, faqTexts.wrongA],
    ],
  },
  {
    slug: 'content-and-uploads',
    label: faqTexts.filesTopic,
    questions: [
      [
        faqTexts.filesQ,
        faqTexts.filesA({
          size: formatBytes(UPLOAD_BYTES),
          characters: inDigits(MATERIAL_CHARACTERS),
          editSize: formatBytes(EDIT_UPLOAD_BYTES),
        }),
      ],
      [faqTexts.pdfQ, faqTexts.pdfA],
      [faqTexts.languagesQ, faqTexts.languagesA({ languages: inWords(languageCodes.length) })],
      [faqTexts.topicQ, faqTexts.topicA],
      [faqTexts.copyrightQ, faqTexts.copyrightA],
    ],
  },
  {
    slug: 'pricing-and-billing',
    label: faqTexts.pricingTopic,
    questions: [
      [faqTexts.freeQ, faqTexts.freeA({ stories, lessonsPerMonth, expansionsPerMonth })],
      [faqTexts.proQ, faqTexts.proA({ pro: inWords(pro.running), free: inWords(free.running) })],
      [faqTexts.trialQ, faqTexts.trialA(TRIAL_DAYS)],
      [faqTexts.cancelQ, faqTexts.cancelA],
      [faqTexts.costQ, faqTexts.costA],
    ],
  },
  {
    slug: 'privacy-and-data',
    label: faqTexts.privacyTopic,
    questions: [
      [faqTexts.seenQ, faqTexts.seenA],
      [faqTexts.trainingQ, faqTexts.trainingA],
      [faqTexts.binQ, faqTexts.binA(RECYCLING_DAYS)],
      [faqTexts.exportQ, faqTexts.exportA],
      [faqTexts.deleteQ, faqTexts.deleteA],
    ],
  },
  {
    slug: 'community-and-sharing',
    label: faqTexts.sharingTopic,
    questions: [
      [faqTexts.sharedQ, faqTexts.sharedA],
      [faqTexts.copiesQ, faqTexts.copiesA],
      [faqTexts.backQ, faqTexts.backA],
      [faqTexts.collectionsQ, faqTexts.collectionsA],
      [faqTexts.reportQ, faqTexts.reportA],
    ],
  },
  {
    slug: 'troubleshooting',
    label: faqTexts.troubleTopic,
    questions: [
      [faqTexts.failedQ, faqTexts.failedA],
      [faqTexts.closedQ, faqTexts.closedA],
      [faqTexts.offlineQ, faqTexts.offlineA],
      [faqTexts.codeQ, faqTexts.codeA],
      [faqTexts.signInQ, faqTexts.signInA],
    ],
  },
];
