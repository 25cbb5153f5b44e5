import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { settingsTexts } from './texts.ts';

export function Connections() {
  return (
    <Section level={3} anchor="connections" title={settingsTexts.connectionsTitle}>
      {[settingsTexts.google, 'GitHub'].map((name) => (
        <div key={name} className="flex items-center justify-between gap-6 border-b border-rule py-4">
          <span className="flex flex-wrap items-center gap-2.5 text-15 font-semi">
            {name}
            <Badge>{commonTexts.comingSoon}</Badge>
          </span>
          <Button size="small" disabled aria-label={settingsTexts.connectLabel({ name })}>
            {settingsTexts.connect}
          </Button>
        </div>
      ))}
    </Section>
  );
}
