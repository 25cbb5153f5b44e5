import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { itemStyle, popupStyle } from './popup-style.ts';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
}

/** Actions on one thing. Links to places are a `Dropdown`. */
export function Menu({ trigger, actions }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger as ReactElement<Record<string, unknown>>} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Base.Popup className={cx(popupStyle, 'min-w-48')}>
            {actions.map((action) => (
              <Base.Item
                key={action.label}
                onClick={action.onSelect}
                {...(action.disabled ? { disabled: true } : {})}
                className={cx(itemStyle, action.danger && 'text-wrong')}
              >
                {action.icon}
                {action.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
