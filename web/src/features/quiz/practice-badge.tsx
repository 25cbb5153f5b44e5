import { Dumbbell } from 'lucide-react';
import { Badge } from '../../ui/display/badge.tsx';
import { quizTexts } from './texts.ts';

/** On a question that does not count. */
export function PracticeBadge({ className }: { className?: string }) {
  return (
    <Badge icon={<Dumbbell />} className={className ?? ''}>
      {quizTexts.practice}
    </Badge>
  );
}
