import { instant } from '../../../../shared/model/time.ts';
import { formatMoment } from '../../lib/words/format.ts';
import { offlineTexts } from './texts.ts';

/** When what is shown came from the server, in epoch milliseconds. */
export function AsOf({ since }: { since: number }) {
  return <span className="font-normal">{offlineTexts.asOf({ moment: formatMoment(instant(since)) })}</span>;
}
