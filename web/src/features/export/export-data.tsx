import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EXPORT_HOURS, type Export } from '../../../../shared/model/account/export.ts';
import { api, keyOf, useEndpoint } from '../../lib/api/api.ts';
import { saveFrom } from '../../lib/browser/save-file.ts';
import { formatBytes, formatMoment } from '../../lib/words/format.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { exportTexts } from './texts.ts';

const ASK_AGAIN_MS = 2_000;

const useExport = () => {
  const queries = useQueryClient();
  const [watched, setWatched] = useState(false);
  const found = useEndpoint('getExport', undefined, { refetchInterval: watched ? ASK_AGAIN_MS : false });
  const making = found.data?.export?.status === 'making';
  if (making !== watched) setWatched(making);
  const begin = useMutation({
    mutationFn: () => api('createExport'),
    onSuccess: (made) => queries.setQueryData(keyOf('getExport'), { export: made }),
    onError: (error) => toast.error(saidBy(error) || exportTexts.startFailed),
  });
  const open = useMutation({
    mutationFn: (exportId: Export['id']) => api('openExport', { params: { exportId } }),
    onSuccess: ({ url }) => saveFrom(url),
    onError: (error) => {
      toast.error(saidBy(error) || exportTexts.openFailed);
      void queries.invalidateQueries({ queryKey: keyOf('getExport') });
    },
  });
  return { found, making, begin, open };
};

/** The state of the latest export, as a sentence. */
const stateOf = (made: Export): ReactNode => {
  if (made.status === 'failed') return exportTexts.lastFailed;
  if (made.status === 'making')
    return made.sessions === 0 ? exportTexts.making : exportTexts.makingSessions(made.sessions);
  const size = made.bytes === null ? '' : ` (${formatBytes(made.bytes)})`;
  return exportTexts.ready({ size, expires_at: formatMoment(made.expires_at ?? made.created_at) });
};

interface StateProps {
  made: Export | null;
  failed: boolean;
}

function State({ made, failed }: StateProps) {
  if (failed) return exportTexts.stateFailed;
  if (made === null) return exportTexts.notMade({ hours: EXPORT_HOURS });
  return stateOf(made);
}

/** Exports all data of the user: requests a file, shows its state and downloads it. */
export function ExportData() {
  const { found, making, begin, open } = useExport();
  const made = found.data?.export ?? null;
  const ready = made?.status === 'ready' ? made : undefined;
  return (
    <Section anchor="data" title={commonTexts.yourData} text={exportTexts.dataText}>
      <p role="status" className="mt-4 text-15">
        {found.isPending ? (
          <Skeleton className="h-3.5 w-72" />
        ) : (
          <State made={made} failed={found.isError && !found.data} />
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {ready && (
          <Button look="primary" busy={open.isPending} onClick={() => open.mutate(ready.id)}>
            <Download />
            {exportTexts.download}
          </Button>
        )}
        <Button busy={begin.isPending || making} disabled={found.isPending} onClick={() => begin.mutate()}>
          {ready ? exportTexts.makeAnew : exportTexts.make}
        </Button>
      </div>
    </Section>
  );
}
