import type { Frame } from '../frame.ts';

export const scienceFiction: Frame = {
  titles: ['{topic}: Recovered Data', 'Signal and Memory: {topic}'],
  scenes: {
    overview: 'Cold start',
    signposts: 'Recovery plan',
    recap: 'Checksum',
    bridge: 'Between two buffers',
    summary: 'File restored',
    quizzes: [
      'Integrity check',
      'Parity check',
      'Airlock protocol',
      'Redundancy test',
      'Final integrity check',
      'One more check',
    ],
  },
  setting: [
    'You wake to amber light and a voice that has been repeating itself for days. “Memory fault,” says the ship. “One file is scattered across the drives, and I cannot navigate without it. Subject: {topic}. There is nobody else aboard who reads.”',
    'A cursor blinks. The ship can find the fragments; it cannot tell what they mean. You can. Between here and the next jump lies just enough time to put the file together again, one fragment after another.',
  ],
  signposts:
    'The ship prints a short list on real paper, which it only does when something matters. “These are the addresses that I need back,” it says.',
  beats: [
    {
      open: 'FRAGMENT RECOVERED: “{title}”. It comes up out of the noise a line at a time. The index flags one entry as critical: {term}.',
      close: '“Stored,” says the ship, and the amber light turns a shade paler.',
    },
    {
      open: 'The second buffer was in the galley freezer, of all places, and it still works. “{title}” decodes in a minute. Telemetry keeps pointing at {term}.',
      close: 'You label the freezer, in case there is a next time.',
    },
    {
      open: 'The maintenance robot has been carrying a page around on its back, as a spare panel. You unscrew it. “{title}”. The robot would like to know what {term} means before it lets go.',
      close: 'You explain. The robot hands you the last screw with something like respect.',
    },
    {
      open: 'To reach the next drive you have to go outside. It is very quiet there. In the beam of your lamp the plate reads “{title}”, and under it, in the engraver’s small capitals: {term}.',
      close: 'Back inside, you notice that you held your breath for the whole page.',
    },
    {
      open: 'A transmission, eleven years old, catches up with you. It carries the missing sectors of “{title}”, spoken by somebody who took great care over the term {term}.',
      close: '“Reply?” asks the ship. You send two words: message understood.',
    },
    {
      open: 'The simulation deck boots without being asked and lays out “{title}” as if it were a room. You can walk around in it. At its centre, turning slowly, is {term}.',
      close: 'You leave the room by the far door. It was worth the power.',
    },
    {
      open: 'Half the lights fail. The ship has found “{title}”, but reading it costs more energy than it has. “Your turn,” it says. You read by torchlight, and hold the beam on {term}.',
      close: 'The lights come back one after another, like an audience.',
    },
    {
      open: 'Two copies of this fragment exist, and they disagree. You go through “{title}” line by line until you know which to trust. It is the one that says plainly what {term} means.',
      close: 'The bad copy goes into the void. The good one goes into the file.',
    },
    {
      open: 'The jump window opens in the forward screen, a thin bright ring. Two fragments are missing. This one, “{title}”, was filed under the wrong name; only the term {term} gave it away.',
      close: '“One,” says the ship. It has learned from you not to say more than it must.',
    },
    {
      open: 'The last fragment was never lost. It has been running all the time, under everything else, keeping the air warm: “{title}”. You open it gently. There is {term}, exactly where it had to be.',
      close: 'The file closes over itself, whole. Somewhere aft, the engines answer.',
    },
  ],
  recaps: [
    'The ship asks for a checksum: everything recovered so far, in short form, spoken aloud.',
    '“Before I overwrite my scratch memory,” says the ship, “please confirm.” You confirm:',
    'You float in the observation dome and go through the log.',
  ],
  bridges: [
    'Between two fragments there is a gap of exactly one block. The ship fills it with a pointer: {next}.',
    'The map of the file glows on the wall, half of it lit. The dark half begins at {next}.',
    '“Course correction,” says the ship. “The next sectors belong to {next}.”',
  ],
  gates: [
    'INTEGRITY CHECK. The next fragment will not load until this one has been understood.',
    'The airlock shows a question instead of a pressure reading. It is very old software, and very thorough.',
    'The ship compares what it stored with what you remember. It hopes that they match.',
    'REDUNDANCY TEST: the same facts must exist in two places, the drive and your head.',
  ],
  ending: [
    'All fragments verified. The amber light goes out; you had forgotten that there was any other colour.',
    '“Read it to me once, in order,” says the ship. “I would like to hear it from you.” The file on {topic} begins like this.',
  ],
};
