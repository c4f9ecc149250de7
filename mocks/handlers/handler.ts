import type * as v from 'valibot';
import type { Endpoint, EndpointsIn } from '#api/contract/endpoint.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** Input of a handler, after the token, the role and the schemas were checked. */
export interface RequestContext<E extends Endpoint> {
  store: Store;
  params: Record<string, string>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** Caller. Absent on public calls. */
  account: Account;
  /** Patient of an `onBehalf` call: the caller, or a physician's own patient. */
  patient: Account;
}

/** Reply with a message next to the data. */
export class ResponseWithMessage<Data> {
  readonly data: Data;
  readonly message: string;
  /** Status of the reply; any but 200 is listed in the endpoint's `alsoSucceeds`. */
  readonly status: number;

  constructor(data: Data, message: string, status = 200) {
    this.data = data;
    this.message = message;
    this.status = status;
  }
}

type Data<E extends Endpoint> = v.InferInput<E['reply']>;

/** Function from a checked call to `data`; it throws errors as Problem. */
export type Handler<E extends Endpoint> = (
  call: RequestContext<E>,
) => Data<E> | ResponseWithMessage<Data<E>> | Promise<Data<E> | ResponseWithMessage<Data<E>>>;

/** Handlers of a resource's endpoints by name; a missing one does not compile. */
export type HandlersOf<Resource> = {
  [Name in keyof EndpointsIn<Resource>]: EndpointsIn<Resource>[Name] extends infer E extends Endpoint
    ? Handler<E>
    : never;
};
