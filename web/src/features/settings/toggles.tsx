import type { SettingsInEffect } from '../../../../shared/model/account/abilities.ts';
import type { Preferences } from '../../../../shared/model/account/settings.ts';
import { commonTexts } from '../../texts/common.ts';
import { Switch } from '../../ui/form/switch.tsx';
import type { notificationToggles } from './choices.ts';

interface TogglesProps {
  toggles: typeof notificationToggles;
  shown: Preferences;
  /** Which toggles have an effect in this installation; undefined while unknown. */
  acting: SettingsInEffect | undefined;
  onChange: (part: Partial<Preferences>) => void;
}

/** Every toggle is saved; one without an effect yet says so. */
export function Toggles({ toggles, shown, acting, onChange }: TogglesProps) {
  return (
    <div>
      {toggles.map(({ name, label, description }) => (
        <Switch
          key={name}
          label={label}
          description={description}
          mark={acting && !acting[name] ? commonTexts.comingSoon : undefined}
          checked={shown[name]}
          onChange={(checked) => onChange({ [name]: checked })}
          className="border-b border-rule py-4"
        />
      ))}
    </div>
  );
}
