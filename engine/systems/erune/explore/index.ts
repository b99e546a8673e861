import type { Judges, Scripts } from '../area';
import { free } from '../actions';
import type { ExploreCommand } from './command';
import { detect, notDetect } from './detect';
import { notOpen, open } from './door';
import { give, notGive } from './gift';
import { goOn, move, notGoOn, notMove, notTurn } from './move';
import { climb, jump, notClimb, notJump } from './pit';
import { notSearch, search } from './search';
import { notTrigger, trigger } from './token';
import { disarm, enter, lay, notDisarm, notEnter, notLay } from './trap';

export const judges: Judges<ExploreCommand> = {
  move: notMove, 'go-on': notGoOn, open: notOpen, jump: notJump, climb: notClimb, detect: notDetect, search: notSearch,
  disarm: notDisarm, 'lay-trap': notLay, trap: notEnter, trigger: notTrigger, give: notGive,
  turn: (_, known, { as }) => notTurn(known, as, free(known, as, 'turn')), // R6.9
};

export const scripts: Scripts<ExploreCommand> = {
  move, 'go-on': goOn, open, jump, climb, detect, search, disarm, 'lay-trap': lay, trap: enter, trigger, give,
  *turn(_, { as }) {
    yield { type: 'turned', who: as };
  },
};
