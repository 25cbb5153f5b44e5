import { ALargeSmall } from 'lucide-react';
import type { TextSize } from '../../lib/text-size.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segmented } from '../../ui/segmented.tsx';

interface TextSizeControlProps {
  size: TextSize;
  onChange: (size: TextSize) => void;
}

const options = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
] as const;

export function TextSizeControl({ size, onChange }: TextSizeControlProps) {
  return (
    <Popover trigger={<IconButton label="Text size" icon={<ALargeSmall />} />}>
      <Segmented label="Text size" options={options} value={size} onChange={onChange} />
    </Popover>
  );
}
