import type { Endpoint, InputOf, OutputOf } from "@salvia/domain/shared/endpoint";

import { bearerToken } from "../caller/signedInRoute.ts";
import {
  jsonRoute,
  type Handles,
  type HttpRequest,
  type JsonEndpoint,
  type Route,
} from "../http/route.ts";

/** A call with its verified service. */
type ServiceCall = HttpRequest & {
  /** The address of the service account. */
  service: string;
};

/** Handles the calls of the insurer's core system. Throws `Refusal` to reject one. */
export type ServiceHandler<Called extends Endpoint> = Handles<
  InputOf<Called>,
  OutputOf<Called>,
  ServiceCall
>;

/**
 * A route for the insurer's core system, which proves its identity with an ID token of its service
 * account as `Authorization: Bearer`. A service has no App Check token.
 *
 * Refuses with bad-request, then invalid-id-token, then not-allowed.
 *
 * @param load imports the handler on first use
 */
export function serviceRoute<Called extends JsonEndpoint>(
  call: Called,
  load: () => Promise<ServiceHandler<NoInfer<Called>>>,
): Route {
  const route = jsonRoute<Called>(call, async () => {
    const [handle, { verifiedService }] = await Promise.all([
      load(),
      import("./verifiedService.ts"),
    ]);
    return async (input, incoming) => {
      const service = await verifiedService(bearerToken(incoming.header("authorization")));
      incoming.identify?.(service);
      return handle(input, { ...incoming, service });
    };
  });
  return { ...route, isForAnyone: true };
}
