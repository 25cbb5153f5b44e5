import type { ReportReason } from '../../../../shared/model/report.ts';
import { libTexts } from '../texts.ts';

/** The reasons for a report, as readers choose them and moderators see them. */
export const reasons: Readonly<Record<ReportReason, { label: string; description: string }>> = {
  wrong: { label: libTexts.wrongTitle, description: libTexts.wrongText },
  harmful: { label: libTexts.harmTitle, description: libTexts.harmText },
  private: { label: libTexts.privacyTitle, description: libTexts.privacyText },
  copied: { label: libTexts.copiedTitle, description: libTexts.copiedText },
  spam: { label: libTexts.advertisingTitle, description: libTexts.advertisingText },
  other: { label: libTexts.otherTitle, description: libTexts.otherText },
};
