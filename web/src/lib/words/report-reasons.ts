import type { ReportReason } from '../../../../shared/model/report.ts';
import { libTexts } from '../texts.ts';

/** What a reader may say is the matter, as it is offered and as it is listed. */
export const reasons: Readonly<Record<ReportReason, { label: string; description: string }>> = {
  wrong: { label: libTexts.itIsWrong, description: libTexts.factsAnswersOrSources },
  harmful: { label: libTexts.itDoesHarm, description: libTexts.hateThreatsOrInstructions },
  private: { label: libTexts.itTellsPrivateThings, description: libTexts.namesAddressesOrRecords },
  copied: { label: libTexts.itIsCopied, description: libTexts.somebodyElsesWorkWithout },
  spam: { label: libTexts.itIsAdvertising, description: libTexts.itSellsSomethingRather },
  other: { label: libTexts.somethingElse, description: libTexts.sayBelowWhatIt },
};
