import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { recordOf, type WriterRecord } from './record-of.ts';
import { lastTook, writerTexts } from './texts.ts';

const NEWEST = 50;

/** What a model's lessons for this user say about it. Not under the key of the lists, whose pages live updates change. */
export const useWriterRecord = (model: string | undefined): WriterRecord | undefined => {
  const { data } = useQuery({
    queryKey: ['written-lessons'],
    queryFn: () => api('listSessions', { query: { limit: NEWEST } }),
    enabled: model !== undefined,
    staleTime: 0,
  });
  return model === undefined ? undefined : recordOf(data?.items ?? [], model);
};

function Line({ label, part, whole }: { label: string; part: number; whole: number }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule py-2.5 last:border-b-0">
      {part === whole ? (
        <CircleCheck className="text-16 text-done" />
      ) : (
        <TriangleAlert className="text-16 text-making" />
      )}
      <span className="text-quiet">{label}</span>
      <b className="font-semi tabular-nums">{writerTexts.partOf({ part: String(part), whole: String(whole) })}</b>
    </li>
  );
}

/** How good a model is, as far as its lessons for this user tell; folded. */
export function HowGood({ model }: { model: string }) {
  const record = useWriterRecord(model);
  return (
    <details className="group text-15 leading-[22px]">
      <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-2 font-semi">
        {writerTexts.qualityTitle}
        <ChevronDown className="text-16 group-open:rotate-180" />
      </summary>
      {record ? (
        <div className="mt-1 border-t border-rule">
          <p className="pt-3 pb-1 text-quiet">
            {writerTexts.recordLead(record.lessons, { model })} {lastTook(record.seconds)}
          </p>
          <ul>
            {record.asked > 0 && <Line label={writerTexts.recordPassed} part={record.passed} whole={record.asked} />}
            <Line label={writerTexts.recordChecked} part={record.checked} whole={record.lessons} />
          </ul>
        </div>
      ) : (
        <p className="mt-1 text-quiet">{writerTexts.notTried({ model })}</p>
      )}
    </details>
  );
}
