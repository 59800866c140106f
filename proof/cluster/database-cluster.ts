/** Either the database server alone fails, or its whole machine with everything on it. */
export const failureKinds = ['machine', 'server'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Two PostgreSQL servers: a primary, and a standby that has every acknowledged transaction. */
export interface DatabaseCluster {
  readonly name: string;
  /** URLs that lead to the current primary: as HAMS's database role, and as the owner of its tables. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** Resolves when the standby is synchronous: from then on nothing is acknowledged that it lacks. */
  untilSynchronous(): Promise<void>;
  /** kill -9 of the primary. Resolves when it is dead; `bringBack` restarts it as the standby. */
  killPrimary(death: FailureKind): Promise<{ bringBack(): Promise<void> }>;
  stop(): Promise<void>;
}

/** The entry point in front of the HAMS processes. */
export interface EntryPoint {
  /** Addresses for clients; several without a load balancer, and clients go from one to the next. */
  readonly urls: readonly string[];
  /** Resolves when the process on this port receives requests. */
  untilServing(port: number): Promise<void>;
}
