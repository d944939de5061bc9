import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** An address of this machine, and the address behind the delay that leads to it. */
export const FAR = { local: "11.0.0.1", remote: [11, 0, 0, 2] } as const;

const SET_UP = `
  mount -t tmpfs trial /mnt
  echo "127.0.0.1 localhost listed.merchant.test" > /mnt/hosts
  echo "nameserver 127.0.0.1\nsearch cluster.test" > /mnt/resolv.conf
  mount --bind /mnt/hosts /etc/hosts
  mount --bind /mnt/resolv.conf /etc/resolv.conf
  ip link set lo up
  ip tuntap add dev far0 mode tun
  ip address add ${FAR.local}/24 dev far0
  ip link set far0 up
  exec "$@"`;

/** Runs a program in a network of its own, without a route of IPv6, and with a hosts file and a name server of its own. */
export async function runInOwnNetwork(program: string, args: readonly string[]): Promise<number> {
  const command = ["--net", "--mount", "sh", "-ec", SET_UP, "sh", process.execPath, program, ...args];
  const [code] = await once(spawn("unshare", command, { stdio: "inherit" }), "exit");
  return code ?? 1;
}

/** Returns packets to the remote address to this machine after 300 ms. Only an ioctl, which Node lacks, opens a tunnel. */
export function startDelay(): ChildProcess {
  return spawn("perl", ["-e", DELAY], { stdio: ["ignore", "ignore", "inherit"] });
}

const DELAY = `
  use strict; use Time::HiRes "time";
  open(my $tunnel, "+<", "/dev/net/tun") or die "tun: $!";
  my $request = pack("Z16s", "far0", 0x1001);
  ioctl($tunnel, 0x400454ca, $request) or die "TUNSETIFF: $!";
  my $bits = ""; vec($bits, fileno($tunnel), 1) = 1;
  my @late;
  while (1) {
    my $wait = @late ? ($late[0][0] > time ? $late[0][0] - time : 0) : undef;
    if (select(my $ready = $bits, undef, undef, $wait)) {
      sysread($tunnel, my $packet, 65536);
      substr($packet, 12, 8) = substr($packet, 16, 4) . substr($packet, 12, 4);
      push @late, [time + 0.15, $packet];
    }
    syswrite($tunnel, (shift @late)->[1]) while @late && $late[0][0] <= time;
  }`;
