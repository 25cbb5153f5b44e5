import { ALargeSmall } from 'lucide-react';
import type { TextSize } from '../../lib/browser/text-size.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { viewerTexts } from './texts.ts';

interface TextSizeControlProps {
  size: TextSize;
  onChange: (size: TextSize) => void;
}

const options = [
  { value: 'small', label: viewerTexts.textSmall },
  { value: 'normal', label: viewerTexts.textNormal },
  { value: 'large', label: viewerTexts.textLarge },
] as const;

export function TextSizeControl({ size, onChange }: TextSizeControlProps) {
  return (
    <Popover trigger={<IconButton label={viewerTexts.textLabel} icon={<ALargeSmall />} />}>
      <Segmented label={viewerTexts.textLabel} options={options} value={size} onChange={onChange} />
    </Popover>
  );
}
