import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { defaultReviewReminder, type ReviewReminder } from '../../../../../shared/model/learning/reminder.ts';
import { paths } from '../../../app/paths.ts';
import { api, keyOf, useEndpoint } from '../../../lib/api/api.ts';
import { settingsInput } from '../../../lib/api/settings-input.ts';
import { formatHour } from '../../../lib/words/format-day.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { commonTexts } from '../../../texts/common.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { reminderTexts } from './texts.ts';

const useReminder = () => {
  const queries = useQueryClient();
  const queryKey = keyOf('getReviewReminder');
  const { data } = useEndpoint('getReviewReminder');
  const { mutate } = useMutation({
    mutationFn: (body: ReviewReminder) => api('putReviewReminder', { body }),
    onMutate: async (next) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<ReviewReminder>(queryKey);
      queries.setQueryData(queryKey, next);
      return before;
    },
    onError: (error, _, before) => {
      queries.setQueryData(queryKey, before);
      toast.error(reasonOf(error));
    },
  });
  return { stored: data, save: mutate };
};

/** Whether a mail a day tells what is due, and at which hour of one's own time zone. */
export function ReminderSetting() {
  const { stored, save } = useReminder();
  const { data: settings } = useEndpoint('getSettings', settingsInput());
  const { data: abilities } = useEndpoint('getAbilities');
  const id = useId();
  const shown = stored ?? defaultReviewReminder;
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }));
  return (
    <div className="py-5 pb-0">
      <Switch
        label={reminderTexts.label}
        description={reminderTexts.hint}
        mark={abilities?.acting.email_notifications === false ? commonTexts.comingSoon : undefined}
        checked={shown.on}
        disabled={!stored}
        onChange={(on) => save({ ...shown, on })}
      />
      {shown.on && (
        <div className="mt-4">
          <div className="flex items-center justify-between gap-3">
            <span id={id} className="text-15 leading-5 font-semi">
              {reminderTexts.hour}
            </span>
            <Select
              aria-label={reminderTexts.hour}
              aria-describedby={`${id}-zone`}
              className="w-[124px]! tabular-nums"
              options={hours}
              value={String(shown.hour)}
              onChange={(hour) => save({ ...shown, hour: Number(hour) })}
            />
          </div>
          <p id={`${id}-zone`} className="mt-2 text-13 text-quiet">
            {settings && !settings.email_notifications ? (
              <RichText text={reminderTexts.mailsOff} parts={{ settings: <SettingsLink /> }} />
            ) : (
              settings && (
                <RichText
                  text={reminderTexts.zone}
                  parts={{ zone: settings.timezone.replaceAll('_', ' '), settings: <SettingsLink /> }}
                />
              )
            )}
          </p>
        </div>
      )}
    </div>
  );
}

function SettingsLink() {
  return (
    <Link to={paths.settings} className="underline">
      {reminderTexts.settingsLink}
    </Link>
  );
}
