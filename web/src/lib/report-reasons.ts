import type { ReportReason } from '../../../shared/model/report.ts';

/** What a reader may say is the matter, as it is offered and as it is listed. */
export const reasons: Readonly<Record<ReportReason, { label: string; description: string }>> = {
  wrong: { label: 'It is wrong', description: 'Facts, answers or sources that do not hold.' },
  harmful: { label: 'It does harm', description: 'Hate, threats, or instructions that hurt people.' },
  private: { label: 'It tells private things', description: 'Names, addresses or records of people.' },
  copied: { label: 'It is copied', description: 'Somebody else’s work, without their leave.' },
  spam: { label: 'It is advertising', description: 'It sells something rather than teaching it.' },
  other: { label: 'Something else', description: 'Say below what it is.' },
};
