import { Kbd } from '../../ui/display/kbd.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { viewerTexts } from './texts.ts';

const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['←'], viewerTexts.shortcutPrevious],
  [['→'], viewerTexts.shortcutNext],
  [['1', '2', '3', '4'], viewerTexts.shortcutOption],
  [['Enter'], viewerTexts.shortcutEnter],
  [['?'], viewerTexts.shortcutHelp],
];

export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={viewerTexts.shortcuts}>
      <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="text-15">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
