import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

export function Connections() {
  return (
    <Section anchor="connections" title="Connected accounts">
      {['Google', 'GitHub'].map((name) => (
        <div key={name} className="flex items-center justify-between gap-6 border-b border-rule py-4">
          <span className="flex flex-wrap items-center gap-2.5 text-15 font-semi">
            {name}
            <Badge>Coming Soon</Badge>
          </span>
          <Button size="small" disabled aria-label={`Connect ${name}, Coming Soon`}>
            Connect
          </Button>
        </div>
      ))}
    </Section>
  );
}
