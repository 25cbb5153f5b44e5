import {
  EDIT_UPLOAD_BYTES,
  MATERIAL_CHARACTERS,
  PASS_MARK,
  planLimits,
  RECYCLING_DAYS,
  UPLOAD_BYTES,
} from '../../../../shared/catalogue/limits.ts';
import { faqTexts } from './texts.ts';

interface Category {
  slug: string;
  label: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

const megabytes = (bytes: number) => faqTexts.mb({ bytes: bytes / 1_048_576 });
const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

export const categories: readonly Category[] = [
  {
    slug: 'getting-started',
    label: faqTexts.gettingStarted,
    questions: [
      [faqTexts.whatDoesFabulaDo, faqTexts.itTurnsWhatYou],
      [faqTexts.whoIsItFor, faqTexts.studentsProfessionalsEducatorsTutors],
      [faqTexts.howDoIBegin, faqTexts.signUpChooseOne],
      [faqTexts.howLongDoesThe, faqTexts.theOutlineStandsWithin],
      [faqTexts.doINeedA, faqTexts.noTheFreePlan],
    ],
  },
  {
    slug: 'modes-and-workflow',
    label: faqTexts.modesWorkflow,
    questions: [
      [faqTexts.whatIsTheDifference, faqTexts.traditionalMakesStructuredLessons],
      [faqTexts.whenDoesASession, faqTexts.whenAllOfIts({ PASS_MARK })],
      [faqTexts.canIChangeA, faqTexts.youCanRenameIt],
      [faqTexts.whyDidIGet, faqTexts.becauseTheMaterialHolds],
      [faqTexts.aQuestionIsWrong, faqTexts.chooseReportThisQuestion],
    ],
  },
  {
    slug: 'content-and-uploads',
    label: faqTexts.contentUploads,
    questions: [
      [
        faqTexts.whichFilesCanI,
        faqTexts.textTxtMarkdownMd({
          UPLOAD_BYTES: megabytes(UPLOAD_BYTES),
          MATERIAL_CHARACTERS: MATERIAL_CHARACTERS.toLocaleString('en'),
          EDIT_UPLOAD_BYTES: megabytes(EDIT_UPLOAD_BYTES),
        }),
      ],
      [faqTexts.myPdfIsRefused, faqTexts.scannedPagesHoldPictures],
      [faqTexts.whichLanguagesDoesIt, faqTexts.materialInAnyLanguage],
      [faqTexts.canIStartFrom, faqTexts.inAnchorModeYes],
      [faqTexts.mayIBringCopyrighted, faqTexts.bringWhatYouMay],
    ],
  },
  {
    slug: 'pricing-and-billing',
    label: faqTexts.pricingBilling,
    questions: [
      [faqTexts.whatIsFree, faqTexts.upToStorySessions({ stories, lessonsPerMonth, expansionsPerMonth })],
      [faqTexts.whatDoesProAdd, faqTexts.noLimitsOnSessions],
      [faqTexts.isThereATrial, faqTexts.yes14DaysOf],
      [faqTexts.howDoICancel, faqTexts.inSettingsUnderManage],
      [faqTexts.aGenerationFailedDid, faqTexts.noWhatAFailed],
    ],
  },
  {
    slug: 'privacy-and-data',
    label: faqTexts.privacyData,
    questions: [
      [faqTexts.whoCanSeeWhat, faqTexts.youAloneWhatYou],
      [faqTexts.isMyMaterialUsed, faqTexts.noItIsSent],
      [
        faqTexts.howLongIsSomething,
        `A deleted session waits ${RECYCLING_DAYS} days in the recycling bin, where you can restore it or delete it for ever.`,
      ],
      [faqTexts.canITakeEverything, faqTexts.yesSettingsMakesAn],
      [faqTexts.howDoIDelete, faqTexts.inSettingsUnderDelete],
    ],
  },
  {
    slug: 'community-and-sharing',
    label: faqTexts.communitySharing,
    questions: [
      [faqTexts.isAnythingSharedWithout, faqTexts.noEverythingIsPrivate],
      [faqTexts.canOthersChangeWhat, faqTexts.noTheyCanAdd],
      [faqTexts.canITakeSomething, faqTexts.yesAtOnceWhoever],
      [faqTexts.whatAreCollections, faqTexts.listsOfSessionsIn],
      [faqTexts.iFoundSomethingThat, faqTexts.chooseReportOnIt],
    ],
  },
  {
    slug: 'troubleshooting',
    label: faqTexts.troubleshooting,
    questions: [
      [faqTexts.theGenerationFailedWhat, faqTexts.theCardSaysWhy],
      [faqTexts.iClosedThePage, faqTexts.theWritingGoesOn],
      [faqTexts.iLostMyConnection, faqTexts.whatYouTypedIs],
      [faqTexts.iDoNotGet, faqTexts.lookIntoTheSpam],
      [faqTexts.iCannotSignIn, faqTexts.useForgotPasswordOn],
    ],
  },
];
