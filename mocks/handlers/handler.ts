import type * as v from 'valibot';
import type { Endpoint, EndpointsIn } from '#api/contract/endpoint.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** What a handler is given once the token, the role and the schemas have been checked. */
export interface Call<E extends Endpoint> {
  store: Store;
  params: Record<string, string>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** Who calls. Absent on public calls. */
  account: Account;
  /** Whose record an `onBehalf` call is about: oneself, or a physician's own patient. */
  patient: Account;
}

/** An answer with the server's words beside the data. */
export class Worded<Data> {
  readonly data: Data;
  readonly message: string;
  /** One that the endpoint names (`alsoSucceeds`), if not 200. */
  readonly status: number;

  constructor(data: Data, message: string, status = 200) {
    this.data = data;
    this.message = message;
    this.status = status;
  }
}

type Data<E extends Endpoint> = v.InferInput<E['reply']>;

/** A plain function from a checked call to `data`; errors are thrown as Problem. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Data<E> | Worded<Data<E>> | Promise<Data<E> | Worded<Data<E>>>;

/** The handlers of a resource's endpoints by name; a missing one does not compile. */
export type HandlersOf<Resource> = {
  [Name in keyof EndpointsIn<Resource>]: EndpointsIn<Resource>[Name] extends infer E extends Endpoint
    ? Handler<E>
    : never;
};
