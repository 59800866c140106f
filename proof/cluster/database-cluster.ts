/** What dies: the server of the database alone, or its whole machine with everything that runs on it. */
export const failureKinds = ['machine', 'server'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Two PostgreSQL servers: a primary, and a standby that has what the primary acknowledges. */
export interface DatabaseCluster {
  /** What runs it, for the first line of the report. */
  readonly name: string;
  /** Lead to whichever server is the primary: as the role that HAMS works as, and as the owner of its tables. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** Resolves when the standby is synchronous: from then on nothing is acknowledged that it lacks. */
  untilSynchronous(): Promise<void>;
  /** kill -9 of the primary. Returns when it is dead, with what brings it back as the standby. */
  killPrimary(death: FailureKind): Promise<{ bringBack(): Promise<void> }>;
  stop(): Promise<void>;
}

/** What stands before the HAMS processes. */
export interface EntryPoint {
  /** Where clients call; several where no load balancer runs, and clients go from one to the next. */
  readonly urls: readonly string[];
  /** Resolves when the process on this port is given requests. */
  untilServing(port: number): Promise<void>;
}
