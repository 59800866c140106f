import type { HomeContent } from '#contract/site/home-content.ts';
import { of, statement } from '#db/statement.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';

const maxPrograms = 30;
const maxQuotes = 6;

const programsOfHospitals = statement('programs_of_hospitals', {
  values: { max: of<number> },
  row: of<{
    name: string;
    price_paise: number;
    description: string;
    hospital_id: number;
    hospital_name: string;
  }>,
  sql: `
    select p.name, p.price_paise, p.description, h.id as hospital_id, h.name as hospital_name
    from hospital_programs p join hospitals h on h.id = p.hospital_id
    where h.checked_at is not null and h.merged_into is null
    order by p.hospital_id, p.id limit :max`,
});

/** Long enough to say something, and short enough for a card. */
const listQuotedReviews = statement('list_quoted_reviews', {
  values: { max: of<number> },
  row: of<{ name: string; comment: string; rating: number; doctor_name: string }>,
  sql: `
    select p.name, r.comment, r.rating, d.name as doctor_name
    from reviews r join patients p on p.id = r.patient_id join doctors d on d.id = r.doctor_id
    where r.may_quote and r.verified and d.listed and length(r.comment) between 20 and 400
    order by r.created_at desc, r.id desc limit :max`,
});

/** Content of the home page below the doctors: programs of hospitals, and quotes that patients agreed to. */
export async function findHomeContent({
  reads,
  config,
}: Pick<Deps, 'reads' | 'config'>): Promise<HomeContent> {
  const [programs, voices] = await Promise.all([
    programsOfHospitals(reads, { max: maxPrograms }),
    listQuotedReviews(reads, { max: maxQuotes }),
  ]);
  return {
    isDemo: config.demo,
    programs: programs.map((row) => ({
      name: row.name,
      rupees: toRupees(row.price_paise),
      description: row.description,
      hospitalId: formatId('hospital', row.hospital_id),
      hospitalName: row.hospital_name,
    })),
    voices: voices.map(({ name, comment, rating, doctor_name: doctorName }) => ({
      name,
      comment,
      rating,
      doctorName,
    })),
  };
}
