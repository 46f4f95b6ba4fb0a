/** Where the local network finds this server, if it is open to it (`serve --friends`). */
import { api } from '@/net/api';
import { onlyHere } from '@/table/codes';

let addresses = $state.raw<readonly string[]>([]);

export const network = {
  /** Whether other machines in the network can come in. */
  get open(): boolean {
    return addresses.length > 0;
  },
  /** The address to hand out: a page that was opened as this machine's own may be reached by another one. */
  get address(): string {
    return onlyHere(location.origin) && addresses[0] ? new URL(addresses[0]).origin : location.origin;
  },
};

/** Ask the server; until it has answered, the network is not open. */
export function askForNetwork(): void {
  api.server().then(
    (told) => (addresses = told.friends),
    () => undefined,
  );
}
