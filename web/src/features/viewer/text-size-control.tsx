import { ALargeSmall } from 'lucide-react';
import type { TextSize } from '../../lib/text-size.ts';
import { viewerTexts } from '../../texts/viewer.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segmented } from '../../ui/segmented.tsx';

interface TextSizeControlProps {
  size: TextSize;
  onChange: (size: TextSize) => void;
}

const options = [
  { value: 'small', label: viewerTexts.small },
  { value: 'normal', label: viewerTexts.normal },
  { value: 'large', label: viewerTexts.large },
] as const;

export function TextSizeControl({ size, onChange }: TextSizeControlProps) {
  return (
    <Popover trigger={<IconButton label={viewerTexts.textSize} icon={<ALargeSmall />} />}>
      <Segmented label={viewerTexts.textSize} options={options} value={size} onChange={onChange} />
    </Popover>
  );
}
