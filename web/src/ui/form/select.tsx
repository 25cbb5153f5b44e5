import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { itemStyle, popupStyle } from '../overlay/popup-style.ts';
import { inputStyle } from './input.tsx';

export interface SelectChoice<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface SelectProps<V extends string> {
  options: readonly SelectChoice<V>[];
  /** null: nothing is chosen, and the placeholder is shown. */
  value: V | null;
  onChange: (value: V) => void;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-label'?: string;
  className?: string;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder, name, disabled, required, className, ...trigger } = props;
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      modal={false}
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(required === undefined ? {} : { required })}
    >
      <Base.Trigger
        {...trigger}
        className={cx(
          inputStyle,
          'flex min-h-11 items-center justify-between gap-3 px-3.5 text-left text-16 leading-6',
          'data-[popup-open]:border-transparent data-[popup-open]:outline-2 data-[popup-open]:outline-offset-0 data-[popup-open]:outline-mode-fill',
          className,
        )}
      >
        <Base.Value className="truncate data-[placeholder]:text-quiet" {...(placeholder ? { placeholder } : {})} />
        <Base.Icon className="text-quiet">
          <ChevronsUpDown />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={6} alignItemWithTrigger={false}>
          <Base.Popup className={cx(popupStyle, 'max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto')}>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                {...(option.disabled ? { disabled: true } : {})}
                className={cx(itemStyle, 'justify-between')}
              >
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className="text-mode">
                  <Check />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
