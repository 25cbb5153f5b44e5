import { WebSocket } from 'ws';
import type { Client } from '../../shared/contract/client.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { startMeasuredStack, writeLesson } from './measured-stack.ts';
import type { Figure } from './report.ts';

const material = [...topicTexts.values()].slice(0, 3).join('\n\n');

const openTab = async (origin: string, api: Client) => {
  let messages = 0;
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  socket.on('message', () => {
    messages += 1;
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { messages: () => messages, close: () => socket.close() };
};

/** A lesson of 45 minutes through the whole stack, written by the embedded engine: what it costs. */
export const wholeLesson = async (): Promise<Figure[]> => {
  const { stack, meter, api, close } = await startMeasuredStack();
  try {
    await writeLesson(api, material);
    await stack.stream.caughtUp();
    const tab = await openTab(stack.origin, api);
    const before = { units: meter.units(), cpu: process.cpuUsage() };
    await writeLesson(api, material);
    const cpu = process.cpuUsage(before.cpu);
    await stack.stream.caughtUp();
    const figures: Figure[] = [
      { what: 'processor time, everything in one process', value: (cpu.user + cpu.system) / 1e6, unit: 's' },
      { what: 'DynamoDB write units', value: meter.units() - before.units, unit: '', limit: 200 },
      { what: 'socket messages to one open tab', value: tab.messages(), unit: '', limit: 60 },
    ];
    tab.close();
    return figures;
  } finally {
    await close();
  }
};
