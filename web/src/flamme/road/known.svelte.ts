/** The stages of the server, once they are loaded. */
import { api } from '@/net/api';
import type { StageRow } from '@/net/bodies';

class Stages {
  all = $state.raw<readonly StageRow[]>([]);

  async load(): Promise<void> {
    this.all = (await api.roads('flamme')).roads;
  }
}

export const stages = new Stages();
